;; The arithmetic of the networks, four or eight numbers at a time, which plain JavaScript cannot do. All places are in
;; bytes, and numbers are of four bytes where nothing else is said. Compiled to arithmetic.wasm by
;; scripts/small-words/compile-arithmetic.ts.
(module
  (memory (import "numbers" "memory") 1)

  ;; The product of a matrix and a vector, added to what is there.
  (func (export "addProduct")
    (param $matrix i32) (param $rowBytes i32) (param $rows i32)
    (param $vector i32) (param $length i32) (param $into i32)
    (local $place i32) (local $at i32) (local $fours i32) (local $end i32)
    (local $sum f32) (local $sums v128) (local $more v128)
    ;; How many bytes of the vector go by eights of numbers; the rest goes one by one.
    (local.set $fours (i32.shl (i32.and (local.get $length) (i32.const -8)) (i32.const 2)))
    (local.set $end (i32.shl (local.get $length) (i32.const 2)))
    (block $done
      (loop $row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $place (i32.const 0))
        (local.set $sums (v128.const f32x4 0 0 0 0))
        (local.set $more (v128.const f32x4 0 0 0 0))
        (block $summed
          (loop $four
            (br_if $summed (i32.ge_u (local.get $place) (local.get $fours)))
            (local.set $at (i32.add (local.get $matrix) (local.get $place)))
            (local.set $sums (f32x4.add (local.get $sums)
              (f32x4.mul
                (v128.load (local.get $at))
                (v128.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $more (f32x4.add (local.get $more)
              (f32x4.mul
                (v128.load offset=16 (local.get $at))
                (v128.load offset=16 (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 32)))
            (br $four)))
        (local.set $sum (call $sumOf (f32x4.add (local.get $sums) (local.get $more))))
        (block $whole
          (loop $one
            (br_if $whole (i32.ge_u (local.get $place) (local.get $end)))
            (local.set $sum (f32.add (local.get $sum)
              (f32.mul
                (f32.load (i32.add (local.get $matrix) (local.get $place)))
                (f32.load (i32.add (local.get $vector) (local.get $place))))))
            (local.set $place (i32.add (local.get $place) (i32.const 4)))
            (br $one)))
        (f32.store (local.get $into) (f32.add (f32.load (local.get $into)) (local.get $sum)))
        (local.set $into (i32.add (local.get $into) (i32.const 4)))
        (local.set $matrix (i32.add (local.get $matrix) (local.get $rowBytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $row))))

  (func $sumOf (param $four v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $four)) (f32x4.extract_lane 1 (local.get $four)))
      (f32.add (f32x4.extract_lane 2 (local.get $four)) (f32x4.extract_lane 3 (local.get $four)))))

  ;; The products of a matrix of one byte a number with many vectors of two bytes a number, four vectors and two rows at a
  ;; time. A row's sum, times the scales of row and vector, plus the row's bias, goes to `into`, vector after vector.
  ;; Columns come in eights. Of two rows, the eights stand in turn; of four vectors too (see inSteps).
  (func (export "products")
    (param $matrix i32) (param $rows i32) (param $columns i32)
    (param $vectors i32) (param $count i32) (param $rowScales i32) (param $vectorScales i32) (param $biases i32)
    (param $into i32)
    (local $row i32) (local $both i32) (local $vector i32) (local $end i32) (local $fourBytes i32) (local $rowBytes i32)
    (local $out i32) (local $a v128) (local $b v128) (local $x v128) (local $scales v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $fourBytes (i32.shl (local.get $columns) (i32.const 3)))
    (local.set $rowBytes (i32.shl (local.get $rows) (i32.const 2)))
    (block $done
      (loop $four
        (br_if $done (i32.le_s (local.get $count) (i32.const 0)))
        (local.set $both (local.get $matrix))
        (local.set $row (i32.const 0))
        (local.set $end (i32.add (local.get $vectors) (local.get $fourBytes)))
        (local.set $scales (v128.load (local.get $vectorScales)))
        (block $rowsDone
          (loop $two
            (br_if $rowsDone (i32.ge_u (local.get $row) (local.get $rowBytes)))
            (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
            (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
            (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
            (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
            (local.set $vector (local.get $vectors))
            (loop $eight
              (local.set $a (v128.load8x8_s (local.get $both)))
              (local.set $b (v128.load8x8_s offset=8 (local.get $both)))
              (local.set $x (v128.load offset=0 (local.get $vector)))
              (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load offset=16 (local.get $vector)))
              (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load offset=32 (local.get $vector)))
              (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $x (v128.load offset=48 (local.get $vector)))
              (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $a) (local.get $x))))
              (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $b) (local.get $x))))
              (local.set $both (i32.add (local.get $both) (i32.const 16)))
              (local.set $vector (i32.add (local.get $vector) (i32.const 64)))
              (br_if $eight (i32.lt_u (local.get $vector) (local.get $end))))
            (local.set $out (i32.add (local.get $into) (local.get $row)))
            (call $keep (call $sumsOf (local.get $a0) (local.get $a1) (local.get $a2) (local.get $a3))
              (i32.add (local.get $rowScales) (local.get $row)) (local.get $scales)
              (i32.add (local.get $biases) (local.get $row)) (local.get $out) (local.get $rowBytes))
            (local.set $row (i32.add (local.get $row) (i32.const 4)))
            (call $keep (call $sumsOf (local.get $b0) (local.get $b1) (local.get $b2) (local.get $b3))
              (i32.add (local.get $rowScales) (local.get $row)) (local.get $scales)
              (i32.add (local.get $biases) (local.get $row)) (i32.add (local.get $out) (i32.const 4)) (local.get $rowBytes))
            (local.set $row (i32.add (local.get $row) (i32.const 4)))
            (br $two)))
        (local.set $vectors (local.get $end))
        (local.set $vectorScales (i32.add (local.get $vectorScales) (i32.const 16)))
        (local.set $into (i32.add (local.get $into) (i32.shl (local.get $rowBytes) (i32.const 2))))
        (local.set $count (i32.sub (local.get $count) (i32.const 4)))
        (br $four))))

  ;; The sums of four fours.
  (func $sumsOf (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $first v128) (local $second v128)
    (local.set $first (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $second (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $first) (local.get $second))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $first) (local.get $second))))

  ;; One row's products with four vectors, each to its own place.
  (func $keep
    (param $sums v128) (param $rowScale i32) (param $scales v128) (param $bias i32) (param $into i32) (param $rowBytes i32)
    (local $made v128)
    (local.set $made (f32x4.add
      (v128.load32_splat (local.get $bias))
      (f32x4.mul
        (f32x4.mul (v128.load32_splat (local.get $rowScale)) (local.get $scales))
        (f32x4.convert_i32x4_s (local.get $sums)))))
    (v128.store32_lane 0 (local.get $into) (local.get $made))
    (local.set $into (i32.add (local.get $into) (local.get $rowBytes)))
    (v128.store32_lane 1 (local.get $into) (local.get $made))
    (local.set $into (i32.add (local.get $into) (local.get $rowBytes)))
    (v128.store32_lane 2 (local.get $into) (local.get $made))
    (local.set $into (i32.add (local.get $into) (local.get $rowBytes)))
    (v128.store32_lane 3 (local.get $into) (local.get $made)))

  ;; Each number of each vector as one of 2047 steps to either side, of two bytes, and how long a vector's step is. Numbers
  ;; come in eights; the eights of four vectors stand in turn.
  (func (export "inSteps")
    (param $from i32) (param $count i32) (param $columns i32) (param $into i32) (param $scales i32)
    (local $at i32) (local $end i32) (local $vector i32) (local $place i32) (local $bytes i32)
    (local $most v128) (local $longest f32) (local $scale v128)
    (local.set $bytes (i32.shl (local.get $columns) (i32.const 2)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $vector) (local.get $count)))
        (local.set $end (i32.add (local.get $from) (local.get $bytes)))
        (local.set $most (v128.const f32x4 0 0 0 0))
        (local.set $at (local.get $from))
        (loop $four
          (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $longest (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
          (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
        ;; A vector of zeros stays one.
        (local.set $longest (f32.max (local.get $longest) (f32.const 1e-30)))
        (f32.store (local.get $scales) (f32.div (local.get $longest) (f32.const 2047)))
        (local.set $scale (f32x4.splat (f32.div (f32.const 2047) (local.get $longest))))
        ;; Where the vector's first eight go: behind the fours before it, at its turn among the four.
        (local.set $place (i32.add (local.get $into) (i32.add
          (i32.shl (i32.mul (i32.shr_u (local.get $vector) (i32.const 2)) (local.get $columns)) (i32.const 3))
          (i32.shl (i32.and (local.get $vector) (i32.const 3)) (i32.const 4)))))
        (local.set $at (local.get $from))
        (loop $eight
          (v128.store (local.get $place)
            (i16x8.narrow_i32x4_s
              (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $at)) (local.get $scale))))
              (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $at)) (local.get $scale))))))
          (local.set $place (i32.add (local.get $place) (i32.const 64)))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (br_if $eight (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $from (local.get $end))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $vector (i32.add (local.get $vector) (i32.const 1)))
        (br $each))))

  ;; e to the power of each of four numbers of at most zero: two to a whole number, times a series for the rest.
  (func $powers (param $of v128) (result v128)
    (local $whole v128) (local $rest v128)
    (local.set $of (f32x4.mul (f32x4.max (local.get $of) (f32x4.splat (f32.const -87))) (f32x4.splat (f32.const 1.44269504))))
    (local.set $whole (f32x4.nearest (local.get $of)))
    (local.set $rest (f32x4.sub (local.get $of) (local.get $whole)))
    (f32x4.mul
      (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $whole)) (i32x4.splat (i32.const 127))) (i32.const 23))
      (f32x4.add (f32x4.splat (f32.const 1)) (f32x4.mul (local.get $rest)
        (f32x4.add (f32x4.splat (f32.const 0.693147181)) (f32x4.mul (local.get $rest)
          (f32x4.add (f32x4.splat (f32.const 0.240226507)) (f32x4.mul (local.get $rest)
            (f32x4.add (f32x4.splat (f32.const 0.0555041087)) (f32x4.mul (local.get $rest)
              (f32x4.add (f32x4.splat (f32.const 0.00961812911)) (f32x4.mul (local.get $rest)
                (f32x4.add (f32x4.splat (f32.const 0.00133335581)) (f32x4.mul (local.get $rest)
                  (f32x4.splat (f32.const 0.000154035304))))))))))))))))

  ;; Every piece asks all others, and takes of each as much as what it offers answers the question. At each piece stand, for
  ;; 384 numbers in heads of 32, what it asks, what it answers to and what it offers. `shares` has room for a number of each
  ;; piece and three more.
  (func (export "attend") (param $asked i32) (param $count i32) (param $into i32) (param $shares i32)
    (local $head i32) (local $place i32) (local $question i32) (local $other i32) (local $at i32) (local $end i32)
    (local $most f32) (local $close f32) (local $sums v128) (local $share v128)
    (local $q0 v128) (local $o0 v128)
    (local $q1 v128) (local $o1 v128)
    (local $q2 v128) (local $o2 v128)
    (local $q3 v128) (local $o3 v128)
    (local $q4 v128) (local $o4 v128)
    (local $q5 v128) (local $o5 v128)
    (local $q6 v128) (local $o6 v128)
    (local $q7 v128) (local $o7 v128)
    (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 2))))
    (loop $eachHead
      (local.set $place (i32.const 0))
      (loop $eachPlace
        (local.set $question (i32.add (local.get $asked) (i32.add (i32.mul (local.get $place) (i32.const 4608)) (local.get $head))))
        (local.set $q0 (v128.load offset=0 (local.get $question)))
        (local.set $q1 (v128.load offset=16 (local.get $question)))
        (local.set $q2 (v128.load offset=32 (local.get $question)))
        (local.set $q3 (v128.load offset=48 (local.get $question)))
        (local.set $q4 (v128.load offset=64 (local.get $question)))
        (local.set $q5 (v128.load offset=80 (local.get $question)))
        (local.set $q6 (v128.load offset=96 (local.get $question)))
        (local.set $q7 (v128.load offset=112 (local.get $question)))
        (local.set $most (f32.const -1e30))
        (local.set $other (i32.add (local.get $asked) (i32.add (i32.const 1536) (local.get $head))))
        (local.set $at (local.get $shares))
        (loop $ask
          (local.set $sums (f32x4.mul (local.get $q0) (v128.load (local.get $other))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q1) (v128.load offset=16 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q2) (v128.load offset=32 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q3) (v128.load offset=48 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q4) (v128.load offset=64 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q5) (v128.load offset=80 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q6) (v128.load offset=96 (local.get $other)))))
          (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $q7) (v128.load offset=112 (local.get $other)))))
          ;; Divided by the root of 32.
          (local.set $close (f32.mul (call $sumOf (local.get $sums)) (f32.const 0.176776695)))
          (f32.store (local.get $at) (local.get $close))
          (local.set $most (f32.max (local.get $most) (local.get $close)))
          (local.set $other (i32.add (local.get $other) (i32.const 4608)))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $ask (i32.lt_u (local.get $at) (local.get $end))))
        ;; What fills the last four takes no share.
        (v128.store (local.get $end) (f32x4.splat (f32.const -1e30)))
        (local.set $share (f32x4.splat (local.get $most)))
        (local.set $sums (v128.const f32x4 0 0 0 0))
        (local.set $at (local.get $shares))
        (loop $four
          (v128.store (local.get $at) (call $powers (f32x4.sub (v128.load (local.get $at)) (local.get $share))))
          (local.set $sums (f32x4.add (local.get $sums) (v128.load (local.get $at))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $o0 (v128.const f32x4 0 0 0 0))
        (local.set $o1 (v128.const f32x4 0 0 0 0))
        (local.set $o2 (v128.const f32x4 0 0 0 0))
        (local.set $o3 (v128.const f32x4 0 0 0 0))
        (local.set $o4 (v128.const f32x4 0 0 0 0))
        (local.set $o5 (v128.const f32x4 0 0 0 0))
        (local.set $o6 (v128.const f32x4 0 0 0 0))
        (local.set $o7 (v128.const f32x4 0 0 0 0))
        (local.set $other (i32.add (local.get $asked) (i32.add (i32.const 3072) (local.get $head))))
        (local.set $at (local.get $shares))
        (loop $take
          (local.set $share (v128.load32_splat (local.get $at)))
          (local.set $o0 (f32x4.add (local.get $o0) (f32x4.mul (local.get $share) (v128.load offset=0 (local.get $other)))))
          (local.set $o1 (f32x4.add (local.get $o1) (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $other)))))
          (local.set $o2 (f32x4.add (local.get $o2) (f32x4.mul (local.get $share) (v128.load offset=32 (local.get $other)))))
          (local.set $o3 (f32x4.add (local.get $o3) (f32x4.mul (local.get $share) (v128.load offset=48 (local.get $other)))))
          (local.set $o4 (f32x4.add (local.get $o4) (f32x4.mul (local.get $share) (v128.load offset=64 (local.get $other)))))
          (local.set $o5 (f32x4.add (local.get $o5) (f32x4.mul (local.get $share) (v128.load offset=80 (local.get $other)))))
          (local.set $o6 (f32x4.add (local.get $o6) (f32x4.mul (local.get $share) (v128.load offset=96 (local.get $other)))))
          (local.set $o7 (f32x4.add (local.get $o7) (f32x4.mul (local.get $share) (v128.load offset=112 (local.get $other)))))
          (local.set $other (i32.add (local.get $other) (i32.const 4608)))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $take (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $share (f32x4.splat (f32.div (f32.const 1) (call $sumOf (local.get $sums)))))
        (local.set $other (i32.add (local.get $into) (i32.add (i32.mul (local.get $place) (i32.const 1536)) (local.get $head))))
        (v128.store offset=0 (local.get $other) (f32x4.mul (local.get $o0) (local.get $share)))
        (v128.store offset=16 (local.get $other) (f32x4.mul (local.get $o1) (local.get $share)))
        (v128.store offset=32 (local.get $other) (f32x4.mul (local.get $o2) (local.get $share)))
        (v128.store offset=48 (local.get $other) (f32x4.mul (local.get $o3) (local.get $share)))
        (v128.store offset=64 (local.get $other) (f32x4.mul (local.get $o4) (local.get $share)))
        (v128.store offset=80 (local.get $other) (f32x4.mul (local.get $o5) (local.get $share)))
        (v128.store offset=96 (local.get $other) (f32x4.mul (local.get $o6) (local.get $share)))
        (v128.store offset=112 (local.get $other) (f32x4.mul (local.get $o7) (local.get $share)))
        (local.set $place (i32.add (local.get $place) (i32.const 1)))
        (br_if $eachPlace (i32.lt_u (local.get $place) (local.get $count))))
      (local.set $head (i32.add (local.get $head) (i32.const 128)))
      (br_if $eachHead (i32.lt_u (local.get $head) (i32.const 1536)))))

  ;; Adds numbers to others. They come in fours, as below.
  (func (export "add") (param $into i32) (param $more i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $into) (local.get $bytes)))
    (loop $four
      (v128.store (local.get $into) (f32x4.add (v128.load (local.get $into)) (v128.load (local.get $more))))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (local.set $more (i32.add (local.get $more) (i32.const 16)))
      (br_if $four (i32.lt_u (local.get $into) (local.get $end)))))

  ;; Sets the mean and the spread of each vector's numbers, which are so many bytes.
  (func (export "level") (param $from i32) (param $count i32) (param $bytes i32) (param $weights i32) (param $biases i32)
    (local $at i32) (local $end i32) (local $sums v128) (local $mean v128) (local $spread v128) (local $numbers f32)
    (local.set $numbers (f32.convert_i32_u (i32.shr_u (local.get $bytes) (i32.const 2))))
    (loop $each
      (local.set $end (i32.add (local.get $from) (local.get $bytes)))
      (local.set $sums (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $from))
      (loop $four
        (local.set $sums (f32x4.add (local.get $sums) (v128.load (local.get $at))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $mean (f32x4.splat (f32.div (call $sumOf (local.get $sums)) (local.get $numbers))))
      (local.set $sums (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $from))
      (loop $four
        (local.set $spread (f32x4.sub (v128.load (local.get $at)) (local.get $mean)))
        (local.set $sums (f32x4.add (local.get $sums) (f32x4.mul (local.get $spread) (local.get $spread))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $spread (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add
        (f32.div (call $sumOf (local.get $sums)) (local.get $numbers))
        (f32.const 1e-12))))))
      (local.set $at (i32.const 0))
      (loop $four
        (v128.store (local.get $from) (f32x4.add
          (v128.load (i32.add (local.get $biases) (local.get $at)))
          (f32x4.mul
            (v128.load (i32.add (local.get $weights) (local.get $at)))
            (f32x4.mul (local.get $spread) (f32x4.sub (v128.load (local.get $from)) (local.get $mean))))))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $four (i32.lt_u (local.get $from) (local.get $end))))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $each (i32.gt_s (local.get $count) (i32.const 0)))))

  ;; Each number times the share of a normal distribution that lies below it.
  (func (export "bend") (param $from i32) (param $bytes i32)
    (local $end i32) (local $value v128) (local $far v128) (local $part v128) (local $above v128)
    (local.set $end (i32.add (local.get $from) (local.get $bytes)))
    (loop $four
      (local.set $value (v128.load (local.get $from)))
      (local.set $far (f32x4.mul (f32x4.abs (local.get $value)) (f32x4.splat (f32.const 0.707106781))))
      (local.set $part (f32x4.div (f32x4.splat (f32.const 1))
        (f32x4.add (f32x4.splat (f32.const 1)) (f32x4.mul (f32x4.splat (f32.const 0.3275911)) (local.get $far)))))
      (local.set $above (f32x4.mul
        (call $powers (f32x4.neg (f32x4.mul (local.get $far) (local.get $far))))
        (f32x4.mul (local.get $part) (f32x4.add (f32x4.splat (f32.const 0.127414796))
          (f32x4.mul (local.get $part) (f32x4.add (f32x4.splat (f32.const -0.142248368))
            (f32x4.mul (local.get $part) (f32x4.add (f32x4.splat (f32.const 0.7107068705))
              (f32x4.mul (local.get $part) (f32x4.add (f32x4.splat (f32.const -0.7265760135))
                (f32x4.mul (local.get $part) (f32x4.splat (f32.const 0.5307027145)))))))))))))
      (v128.store (local.get $from) (f32x4.mul (local.get $value) (v128.bitselect
        (local.get $above)
        (f32x4.sub (f32x4.splat (f32.const 1)) (local.get $above))
        (f32x4.lt (local.get $value) (v128.const f32x4 0 0 0 0)))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (br_if $four (i32.lt_u (local.get $from) (local.get $end))))))
